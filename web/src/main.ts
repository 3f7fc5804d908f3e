import "@fontsource/cinzel/latin-700.css";
import "@fontsource/marcellus/latin-400.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import { loadLanguage } from "./speech";
import { reloadOnce } from "./state/fresh";

addEventListener("vite:preloadError", reloadOnce);

document.documentElement.lang = await loadLanguage();
// Imported only now: components read their messages when they are loaded.
const { default: App } = await import("./App.svelte");
mount(App, { target: document.getElementById("app")! });
