/** Which module each session is about: the modules' hours are laid over the sessions in their order. */
export function moduleOfSessions(
  sessionMinutes: readonly number[],
  modules: readonly { readonly id: number; readonly hours: number }[],
): (number | null)[] {
  const total = modules.reduce((sum, each) => sum + each.hours, 0)
  if (modules.length === 0) return sessionMinutes.map(() => null)
  const taught = sessionMinutes.reduce((sum, each) => sum + each, 0)
  // Without hours every module gets the same share of the class.
  const share = (module: { hours: number }) =>
    total > 0 ? (module.hours / total) * taught : taught / Math.max(modules.length, 1)
  let index = 0
  let until = share(modules[0]!)
  let passed = 0
  return sessionMinutes.map((minutes) => {
    // A session belongs to the module in which its middle lies.
    const middle = passed + minutes / 2
    while (middle >= until && index < modules.length - 1) until += share(modules[++index]!)
    passed += minutes
    return modules[index]!.id
  })
}
