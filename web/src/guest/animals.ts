/** The animals that guests can be; `public/art/animal-NAME.svg` draws each. */
export const ANIMALS: readonly string[] = [
  "fox",
  "owl",
  "bear",
  "cat",
  "dog",
  "hare",
  "frog",
  "mouse",
  "hedgehog",
  "penguin",
  "duck",
  "bat",
  "sloth",
  "slug",
  "anemone",
  "tortoise",
  "starfish",
  "loris",
];

export function animalArt(name: string): string {
  return `/art/animal-${name}.svg`;
}
