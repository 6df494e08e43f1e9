/** Of a query string those parameters that a page remembers. */
export function keptOf(search: string, kept: readonly string[]): string {
  const said = new URLSearchParams(search)
  return new URLSearchParams([...said].filter(([name]) => kept.includes(name))).toString()
}

/** With which query a page opens: what it begins with, and over it what is remembered and still holds. */
export function openedWith(
  remembered: string,
  {
    kept,
    first,
    isOver,
  }: {
    readonly kept: readonly string[]
    readonly first: Readonly<Record<string, string>>
    readonly isOver?: ((name: string, value: string) => boolean) | undefined
  },
): string {
  const query = new URLSearchParams(first)
  const held = [...new URLSearchParams(keptOf(remembered, kept))].filter(([name, value]) => !isOver?.(name, value))
  for (const [name] of held) query.delete(name)
  for (const [name, value] of held) query.append(name, value)
  return query.toString()
}
