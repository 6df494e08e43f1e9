/** Where a namespace's dictionaries stand, if not in the module of its name. */
const places: Readonly<Record<string, string>> = {
  platform: 'platform/web/text',
  kit: 'platform/web/text/kit',
  documents: 'platform/web/text/documents',
  sitting: 'modules/exams/text/sitting',
  correction: 'modules/exams/text/correction',
  account: 'modules/signin/text/account',
  roster: 'modules/people/text/roster',
  signup: 'modules/people/text/signup',
  users: 'modules/accounts/text/users',
  rights: 'modules/accounts/text/rights',
  profile: 'modules/accounts/text/profile',
  calendar: 'modules/planning/text/calendar',
  mailing: 'modules/notifications/text/mailing',
}

/** The folder of a namespace's dictionaries, from the root. `planning/record` is a part of a module's own, `billing/documents/invoice` a document's. */
export const placeOfWords = (namespace: string): string => {
  if (namespace.includes('/documents/')) return `modules/${namespace}/words`
  const [module, part] = namespace.split('/')
  return `${places[module!] ?? `modules/${module}/text`}${part ? `/${part}` : ''}`
}

/** The namespaces whose words every visit begins with: those of the frame and of the log-in. */
export const startNamespaces: ReadonlySet<string> = new Set(['platform', 'accounts', 'signin'])

/** The namespaces whose words every page in the shell begins with. */
export const shellNamespaces: ReadonlySet<string> = new Set(['kit'])

const placesOf = (namespaces: ReadonlySet<string>) =>
  Object.fromEntries([...namespaces].map((each) => [each, placeOfWords(each)]))

/** The folders of the dictionaries that come together, by their namespace. */
export const wordsTogether = { start: placesOf(startNamespaces), shell: placesOf(shellNamespaces) }

export type DictionaryFile = () => Promise<Record<string, never>>
