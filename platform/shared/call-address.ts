/** The address of a call with its query, in the order in which the input was given; what is empty is left out. */
export function callAddress(path: string, input: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (name === 'body' || value === undefined || value === null || value === '') continue
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
