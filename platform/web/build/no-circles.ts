import type { Plugin, Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/**
 * Files that import each other run in an order in which one uses what the other has not made yet; which modules share a
 * file is decided by rules that know nothing of it. The first such circle, as the names along it; null where there is none.
 */
export function circleOf(bundle: Bundle): string[] | null {
  const done = new Set<string>()
  const way: string[] = []
  const visit = (name: string): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    const chunk = bundle[name]
    if (done.has(name) || chunk?.type !== 'chunk') return null
    way.push(name)
    for (const each of chunk.imports) {
      const found = visit(each)
      if (found) return found
    }
    way.pop()
    done.add(name)
    return null
  }
  for (const name of Object.keys(bundle)) {
    const found = visit(name)
    if (found) return found
  }
  return null
}

/** Ends the build where two files import each other. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const circle = circleOf(bundle as Bundle)
      if (circle)
        this.error(`Files of the pages import each other: ${circle.join(' -> ')}. Change the groups of vite.config.ts.`)
    },
  }
}
