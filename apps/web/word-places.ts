/** Where a namespace's dictionaries stand, if not in the module of its name. */
const places: Readonly<Record<string, string>> = {
  platform: 'platform/web/text',
  kit: 'platform/web/text/kit',
  documents: 'platform/web/text/documents',
  sitting: 'modules/exams/text/sitting',
  account: 'modules/signin/text/account',
  roster: 'modules/people/text/roster',
  signup: 'modules/people/text/signup',
  users: 'modules/accounts/text/users',
  rights: 'modules/accounts/text/rights',
  profile: 'modules/accounts/text/profile',
}

/** The folder of a namespace's dictionaries, from the root; a document's is called `registration/invoice`. */
export function placeOfWords(namespace: string): string {
  const [module, document] = namespace.split('/')
  if (document) return `modules/${module}/documents/${document}/words`
  return places[namespace] ?? `modules/${namespace}/text`
}

/** The namespaces whose words every visit begins with: those of the frame and of the log-in. */
export const startNamespaces: ReadonlySet<string> = new Set(['platform', 'accounts', 'signin'])
