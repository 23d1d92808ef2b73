/**
 * Replaces a package, with react-is, that copies static properties onto what `withRouter` makes:
 * none of it has any.
 */
export default <Component>(target: Component): Component => target;
