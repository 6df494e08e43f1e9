import { findingAt, isTest, type Finding, type SourceFile } from './source.ts'

/**
 * Files that import each other in a circle, be it for their types alone: what they share belongs in a file of its own.
 * One finding a circle, at the import that closes it. Tests are left out: nothing imports them.
 */
export function circleFindings(sources: readonly SourceFile[]): Finding[] {
  const files = new Map(sources.filter(({ path }) => !isTest(path)).map((file) => [file.path, file]))
  const standing = new Map<string, 'open' | 'done'>()
  const findings: Finding[] = []
  const visit = (file: SourceFile, way: readonly string[]): void => {
    standing.set(file.path, 'open')
    for (const { target, start } of file.imports) {
      const next = files.get(target)
      if (!next) continue
      if (standing.get(target) === 'open') {
        const circle = [...way.slice(way.indexOf(target)), target]
        findings.push(findingAt(file, start, `closes a circle of imports: ${circle.join(' -> ')}`))
      } else if (!standing.has(target)) visit(next, [...way, target])
    }
    standing.set(file.path, 'done')
  }
  for (const file of files.values()) if (!standing.has(file.path)) visit(file, [file.path])
  return findings
}
