/** Where a file stands in the house. */
export interface Place {
  readonly area: 'modules' | 'platform' | 'apps' | 'database' | 'testing' | 'other'
  /** The module, or the side of the platform or of the applications. */
  readonly name: string
  /** `rules`, `contract`, `text`, `server`, `web` of a module, also of its documents' files; empty elsewhere. */
  readonly part: string
  /** The one file of a part that other modules may use. */
  readonly isPublic: boolean
}

const areas = ['modules', 'platform', 'apps', 'database', 'testing'] as const

export function placeOf(path: string): Place {
  const [first = '', name = '', part = '', file = ''] = path.split('/')
  const area = areas.find((each) => each === first) ?? 'other'
  const isPublic = area === 'modules' && /^public\.tsx?$/.test(file)
  return { area, name, part: area === 'modules' ? (partOfDocument(path) ?? part) : '', isPublic }
}

const ofDocument: readonly (readonly [RegExp, string])[] = [
  [/^(document|sample)\.ts$/, 'contract'],
  [/^read\.ts$/, 'server'],
  [/^words\/\w+\.ts$/, 'text'],
  [/^\w+\.(tsx|module\.css)$/, 'web'],
]

/**
 * A folder of `documents/` holds a bit of each room: what it declares is a contract, what reads it the server's, its words
 * text, its page web. Null for any other file.
 */
function partOfDocument(path: string): string | null {
  const file = /^modules\/[^/]+\/documents\/[a-z0-9-]+\/(.+)$/.exec(path)?.[1]
  return (file && ofDocument.find(([form]) => form.test(file))?.[1]) ?? null
}

/** Whether an import names a file of the project; else it is a package. */
export const isOwnPath = (target: string): boolean =>
  /^(modules|platform|apps|database|testing|e2e|bench)\//.test(target)
