import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { applySettings } from "./look/settings.svelte";

applySettings();
const target = document.getElementById("page");
if (target) mount(App, { target });
