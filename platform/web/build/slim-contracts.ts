import type { Plugin } from 'vite'

/*
 * A page sends a call by its method, path, effect and body; what the call answers, who may make it and how its query
 * is read is the server's matter. Those properties are left out of the browser's build, and the shapes of contracts
 * are marked as free of effects, so that what nobody uses any more goes too: less to fetch, and fewer shapes to make
 * when a page opens. Build only.
 */
const serversOwn = new Set([
  'reply',
  'query',
  'summary',
  'who',
  'refusals',
  'perSecond',
  'countsFailures',
  'whileActing',
  'secretReply',
  'mayBeBehind',
])
const contracts =
  /[\\/]modules[\\/][^\\/]+[\\/]contract[\\/].*\.ts$|[\\/]platform[\\/]shared[\\/](shapes|document\/(documents|document-calls))\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function slimContracts(): Plugin {
  return {
    name: 'slim-contracts',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: contracts },
      handler(code) {
        const cuts: { from: number; to: number; put: string }[] = []
        visit(this.parse(code) as unknown as Node, (node, parent) => {
          // A call that stands alone is made for its effect: `context.addIssue(...)` in a check.
          if (node.type !== 'CallExpression' || parent?.type === 'ExpressionStatement') return
          cuts.push({ from: node.start, to: node.start, put: '/*#__PURE__*/ ' })
          cuts.push(...serverProperties(node))
        })
        return { code: spliced(code, cuts), map: null }
      },
    },
  }
}

/** The ranges of what is the server's own in `call({ ... })`, with the comma that follows. */
function serverProperties(node: Node): { from: number; to: number; put: string }[] {
  const callee = node['callee'] as Node
  const [facts] = node['arguments'] as Node[]
  if (callee.type !== 'Identifier' || callee['name'] !== 'call' || facts?.type !== 'ObjectExpression') return []
  const properties = facts['properties'] as Node[]
  return properties.flatMap((property, index) => {
    const key = property['key'] as Node | undefined
    if (!key || !serversOwn.has(String(key['name'] ?? key['value']))) return []
    return [{ from: property.start, to: properties[index + 1]?.start ?? facts.end - 1, put: '' }]
  })
}

function visit(node: Node, see: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  see(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        visit(child as Node, see, node)
    }
  }
}

/** Applies the cuts; what lies within a removed range is gone with it. */
function spliced(code: string, cuts: readonly { from: number; to: number; put: string }[]): string {
  let out = ''
  let at = 0
  for (const cut of cuts.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (cut.from < at) continue
    out += code.slice(at, cut.from) + cut.put
    at = cut.to
  }
  return out + code.slice(at)
}
