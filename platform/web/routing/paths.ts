/** A published path in the router's writing: `/RegistrationStatus/:Code?` → `/RegistrationStatus/{-$Code}`. */
export function routerPath(path: string): string {
  return path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part
      return part.endsWith('?') ? `{-$${part.slice(1, -1)}}` : `$${part.slice(1)}`
    })
    .join('/')
}

/** The address of a screen without its parameters; null where one of them is compulsory. */
export function plainPath(path: string): string | null {
  const parts = path.split('/').slice(1)
  if (parts.some((part) => part.startsWith(':') && !part.endsWith('?'))) return null
  return `/${parts.filter((part) => !part.startsWith(':')).join('/')}`
}

/** Whether a part of an address is a record's id: a whole number from 1. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text)

/** Whether the address of a screen bears, where it has to name a record, what is no id: nothing is there to be asked for. */
export const namesNoRecord = (path: string, params: Readonly<Record<string, string | undefined>>): boolean =>
  path.split('/').some((part) => /^:\w*ID$/.test(part) && !isId(params[part.slice(1)] ?? ''))
