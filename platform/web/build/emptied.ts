import type { Plugin } from 'vite'

interface Named {
  readonly name: string
}
interface Exported {
  readonly type: string
  readonly declaration?: {
    readonly id?: Named
    readonly declarations?: readonly { readonly id: Named }[]
  } | null
  readonly specifiers?: readonly { readonly exported: Named }[]
}

/**
 * Modules of a library that the browser has no use for: in the browser's build each of their exports is a function
 * that answers nothing. What the library itself asks them for, in passing, it then asks in vain. Build only.
 */
export function emptied(modules: RegExp): Plugin {
  return {
    name: 'emptied',
    apply: 'build',
    transform: {
      filter: { id: modules },
      handler(code) {
        const names = (this.parse(code).body as unknown as Exported[])
          .filter(({ type }) => type === 'ExportNamedDeclaration')
          .flatMap(namesOf)
        return { code: names.map((name) => `export const ${name} = () => ({})`).join('\n'), map: null }
      },
    },
  }
}

function namesOf({ declaration, specifiers = [] }: Exported): string[] {
  const declared = [
    ...(declaration?.declarations ?? []).map(({ id }) => id),
    ...(declaration?.id ? [declaration.id] : []),
  ]
  return [...declared.map(({ name }) => name), ...specifiers.map(({ exported }) => exported.name)]
}
