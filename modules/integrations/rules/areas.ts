/**
 * Areas that an API token can be made for: a module each, and the files that its records bring. A module that is not named here
 * is open to no token; `closedModules` says why.
 */
export const tokenAreas = [
  'lookups',
  'library',
  'people',
  'occasions',
  'catalogue',
  'accommodation',
  'planning',
  'classes',
  'billing',
  'costing',
  'requests',
  'registration',
  'diplomas',
  'attendance',
  'exams',
  'practical',
  'competitions',
  'evaluation',
  'certificates',
  'membership',
  'feedback',
  'mailbox',
  'reports',
  'audit',
  'files',
] as const
export type TokenArea = (typeof tokenAreas)[number]

const areas: ReadonlySet<string> = new Set(tokenAreas)

/** The modules that no token reaches. */
export const closedModules: Readonly<Record<string, string>> = {
  accounts: 'Accounts, rights and addresses are changed by people who have proved who they are.',
  signin: 'Passwords, second factors and sessions are their owner’s.',
  privacy: 'A copy of everything about a person, and erasing them, is asked for in person.',
  settings: 'What the academy sets holds for everybody and is weighed by an administrator.',
  integrations: 'A token makes no other token, and names no address to be told.',
  notifications: 'How somebody is told, and on which devices, is their own.',
  campaigns: 'Mails to many leave by the hand of a person.',
  chat: 'What people say to each other is theirs.',
  meetings: 'Invitations are answered by who was invited.',
  schedule: 'The own schedule has a private address for programs.',
  home: 'What is open, gathered for a page.',
  views: 'How somebody wants to see a list is for who looks at it.',
  showcase: 'What is shown to everybody needs no token.',
  papers: 'Papers are printed for who may open each of them, and are theirs alone.',
  documents: 'A printable document opens by a ticket, which would outlive the token.',
}

/** The area of a module's calls; null where no token reaches them. */
export const areaOfModule = (module: string): TokenArea | null => (areas.has(module) ? (module as TokenArea) : null)
