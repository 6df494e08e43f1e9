import { readFileSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/*
 * Rolldown (up to 1.2) puts everything that any lazy page imports through an `import ... export` barrel into the
 * entry chunk (rolldown/rolldown#8920): 78 kB more on first load. So named imports from the barrels given are
 * rewritten to the files that they come from; so are those from the faces of modules (`#modules/<m>/web/public.ts`), where a
 * page that shows one part of another module would fetch all that it offers. Build only. Remove it when the bundler
 * splits such barrels.
 */
export function debarrel(packages: readonly string[], faces: readonly string[] = []): Plugin {
  const maps = new Map([
    ...packages.map((name) => [name, origins(name)] as const),
    ...faces.map((face) => [`#${face}`, originsOfFace(face)] as const),
  ])
  const names = [...maps.keys()].map((name) => name.replaceAll('.', '\\.')).join('|')
  const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'](${names})["'];?`, 'g')
  return {
    name: 'debarrel',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.(m?[jt]sx?)$/, code: new RegExp(names) },
      handler(code) {
        const rewritten = code.replace(imports, (_whole, names: string, name: string) =>
          importsOf(names, name, maps.get(name)!),
        )
        return rewritten === code ? null : { code: rewritten, map: null }
      },
    },
  }
}

interface Origin {
  readonly name: string
  readonly file: string
}

/** Where each name that the package exports is defined. */
function origins(name: string): Map<string, Origin> {
  const barrel = realpathSync(resolve('node_modules', name, 'esm/index.mjs'))
  const source = readFileSync(barrel, 'utf8')
  const local = new Map<string, Origin>()
  for (const [, names = '', file = ''] of source.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)) {
    if (!file.startsWith('.')) continue
    for (const [from, as] of pairs(names)) local.set(as, { name: from, file: resolve(dirname(barrel), file) })
  }
  const exported = source.match(/export \{([\s\S]*?)\};?\s*(\/\/.*)?$/)
  if (!exported) throw new Error(`debarrel: ${name} is no barrel any more; look whether this plugin is still needed.`)
  const found = new Map<string, Origin>()
  for (const [from, as] of pairs(exported[1]!)) {
    const origin = local.get(from)
    if (origin) found.set(as, origin)
  }
  return found
}

/** What the face of a module gives on from its own files; what it makes itself stays there. */
function originsOfFace(face: string): Map<string, Origin> {
  const found = new Map<string, Origin>()
  for (const [, names = '', file = ''] of readFileSync(face, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g))
    for (const [from, as] of pairs(names)) found.set(as, { name: from, file: resolve(dirname(face), file) })
  return found
}

/** `a, b as c` → [['a', 'a'], ['b', 'c']] */
function pairs(names: string): [string, string][] {
  return names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('type '))
    .map((each) => {
      const [from = '', as = from] = each.split(/\s+as\s+/)
      return [from, as]
    })
}

function importsOf(names: string, barrel: string, origin: Map<string, Origin>): string {
  const lines: string[] = []
  const rest: string[] = []
  for (const [from, as] of pairs(names)) {
    const found = origin.get(from)
    if (found)
      lines.push(`import { ${found.name === as ? as : `${found.name} as ${as}`} } from ${JSON.stringify(found.file)};`)
    else rest.push(from === as ? from : `${from} as ${as}`)
  }
  if (rest.length > 0) lines.push(`import { ${rest.join(', ')} } from ${JSON.stringify(barrel)};`)
  return lines.join('')
}
