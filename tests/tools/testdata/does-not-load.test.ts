import "./no-such-module.js";
