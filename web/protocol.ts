// Makes the types of `src/protocol/` from `protocol.schema.json`: what a scene is made of, and the messages around it.
import { readFileSync, writeFileSync } from "node:fs";
import { compile, type JSONSchema } from "json-schema-to-typescript";

type Definitions = Record<string, JSONSchema>;

const { $defs, ...protocol } = JSON.parse(readFileSync("protocol.schema.json", "utf8")) as JSONSchema & {
  $defs: Definitions;
};
const refer = (name: string): JSONSchema => ({ $ref: `#/$defs/${name}` });

/** The names that a schema refers to, straight or by others. */
function reached(schema: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    if (found.has(name)) continue;
    reached($defs[name], found.add(name));
  }
  return found;
}

const scenery = reached(["Scene", "Beat", "Gesture"].map(refer));
const imported = new Set<string>();

/** The same, with what belongs to a scene by its bare name: it is imported. */
function abroad(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(abroad);
  if (typeof value !== "object" || value === null) return value;
  const name = ("$ref" in value ? String(value.$ref) : "").replace("#/$defs/", "");
  if (!scenery.has(name)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, abroad(each)]));
  imported.add(name);
  return { tsType: name };
}

async function write(name: string, schema: JSONSchema, imports = ""): Promise<void> {
  const note = `// Made from \`protocol.schema.json\` by \`npm run protocol\`.\n${imports}`;
  const text = await compile(schema, name, { additionalProperties: false, bannerComment: note });
  writeFileSync(`src/protocol/${name}.ts`, text);
}

const outside = ([name]: [string, unknown]) => !scenery.has(name);
const messages = {
  ...protocol,
  properties: Object.fromEntries(Object.entries(protocol.properties ?? {}).filter(outside)),
  $defs: Object.fromEntries(Object.entries($defs).filter(outside)),
};
const distant = abroad(messages) as JSONSchema;
await write("messages", distant, `import type { ${[...imported].sort().join(", ")} } from "./scene";\n`);
await write("scene", {
  title: "Scenery",
  description: "What a table looks like to one viewer, what can be done, and how a change is told.",
  type: "object",
  properties: Object.fromEntries(["Scene", "Beat", "Gesture"].map((name) => [name, refer(name)])),
  $defs: Object.fromEntries(Object.entries($defs).filter(([name]) => scenery.has(name))),
});
