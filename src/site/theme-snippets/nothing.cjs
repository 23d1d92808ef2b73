/** In place of a module that is read while it loads and never called: every part of it is itself. */
const nothing = new Proxy(() => nothing, {get: () => nothing});
module.exports = nothing;
