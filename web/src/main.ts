import "@fontsource/cinzel/latin-700.css";
import "@fontsource/marcellus/latin-400.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
