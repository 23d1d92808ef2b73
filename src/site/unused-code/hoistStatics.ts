/** hoist-non-react-statics copies static properties for `withRouter`, but no component has any. */
export default <Component>(target: Component): Component => target;
