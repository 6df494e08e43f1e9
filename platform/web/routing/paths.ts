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
