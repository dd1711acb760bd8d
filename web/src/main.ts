import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { applySettings } from "./look/settings.svelte";
import { keepClient } from "./offline/start";

applySettings();
const target = document.getElementById("page");
if (target) mount(App, { target });
// What is on the page comes first.
addEventListener("load", () => void keepClient());
