/** The package copies static properties onto what `withRouter` makes, but the guide has none. */
export default <Component>(target: Component): Component => target;
