import type { Language } from '#platform/shared/actor.ts'
import type { DictionaryLoader } from '#platform/web/text.ts'
import type { Words } from '#platform/web/words/dictionary.ts'
import { loadShellWords, loadStartWords } from '#platform/web/words/start-words.ts'
import { placeOfWords, shellNamespaces, startNamespaces } from './word-places.ts'

/*
 * Every module has a line here: its Arabic dictionary types the keys of `useText('<module>')`.
 * The files themselves are found by their place and fetched when a page needs them.
 */
declare module '#platform/web/text.ts' {
  interface Dictionaries {
    platform: typeof import('#platform/web/text/ar.ts').ar
    accounts: typeof import('#modules/accounts/text/ar.ts').ar
    signin: typeof import('#modules/signin/text/ar.ts').ar
    /** Codes, forgotten passwords, security, lock, maintenance: what the login page does without. */
    account: typeof import('#modules/signin/text/account/ar.ts').ar
    /** What is done to accounts, and what signing in does with them: not needed before somebody does it. */
    'accounts/acts': typeof import('#modules/accounts/text/acts/ar.ts').ar
    'signin/acts': typeof import('#modules/signin/text/acts/ar.ts').ar
    /** The page of users, and what a right opens: words that nobody else needs. */
    users: typeof import('#modules/accounts/text/users/ar.ts').ar
    rights: typeof import('#modules/accounts/text/rights/ar.ts').ar
    /** The account's own sections on the profile pages. */
    profile: typeof import('#modules/accounts/text/profile/ar.ts').ar
    lookups: typeof import('#modules/lookups/text/ar.ts').ar
    settings: typeof import('#modules/settings/text/ar.ts').ar
    views: typeof import('#modules/views/text/ar.ts').ar
    papers: typeof import('#modules/papers/text/ar.ts').ar
    library: typeof import('#modules/library/text/ar.ts').ar
    people: typeof import('#modules/people/text/ar.ts').ar
    /** Importing a roster: words that no other page of the people needs. */
    roster: typeof import('#modules/people/text/roster/ar.ts').ar
    /** Two records of one person. */
    'people/merging': typeof import('#modules/people/text/merging/ar.ts').ar
    /** Many people set inactive or active at once. */
    'people/standing': typeof import('#modules/people/text/standing/ar.ts').ar
    /** Registering oneself, which needs no other words of the people. */
    signup: typeof import('#modules/people/text/signup/ar.ts').ar
    occasions: typeof import('#modules/occasions/text/ar.ts').ar
    catalogue: typeof import('#modules/catalogue/text/ar.ts').ar
    accommodation: typeof import('#modules/accommodation/text/ar.ts').ar
    planning: typeof import('#modules/planning/text/ar.ts').ar
    /** Scenarios of the plan and copies of a year: their pages alone need these. */
    'planning/scenarios': typeof import('#modules/planning/text/scenarios/ar.ts').ar
    /** Moving rows by hand: the calendar, the room plan and the dialog. */
    'planning/moving': typeof import('#modules/planning/text/moving/ar.ts').ar
    classes: typeof import('#modules/classes/text/ar.ts').ar
    kit: typeof import('#platform/web/text/kit/ar.ts').ar
    /** A list worked through record by record. */
    'kit/queue': typeof import('#platform/web/text/kit/queue/ar.ts').ar
    /** The keys that lead through the application. */
    'kit/keys': typeof import('#platform/web/text/kit/keys/ar.ts').ar
    /** How pages look for a person. */
    'kit/look': typeof import('#platform/web/text/kit/look/ar.ts').ar
    /** What is about to be done to many rows of a list. */
    'kit/bulk': typeof import('#platform/web/text/kit/bulk/ar.ts').ar
    /** A cell of a list that is changed in its place. */
    'kit/inline': typeof import('#platform/web/text/kit/inline/ar.ts').ar
    /** Of every document's page; the document's own words stand in its folder. */
    documents: typeof import('#platform/web/text/documents/ar.ts').ar
    billing: typeof import('#modules/billing/text/ar.ts').ar
    costing: typeof import('#modules/costing/text/ar.ts').ar
    requests: typeof import('#modules/requests/text/ar.ts').ar
    /** The templates of proposals: for who keeps them alone. */
    'requests/templates': typeof import('#modules/requests/text/templates/ar.ts').ar
    registration: typeof import('#modules/registration/text/ar.ts').ar
    /** Travel day by day, and what stands on an invoice beside the fee. */
    'registration/travel': typeof import('#modules/registration/text/travel/ar.ts').ar
    /** What stands against a registration, its admission test, a place given by an organization, budgets. */
    'registration/standing': typeof import('#modules/registration/text/standing/ar.ts').ar
    /** To an organization, what comes next in its trainee's registration. */
    'registration/paying': typeof import('#modules/registration/text/paying/ar.ts').ar
    /** Moving a registration to another class. */
    'registration/transfer': typeof import('#modules/registration/text/transfer/ar.ts').ar
    showcase: typeof import('#modules/showcase/text/ar.ts').ar
    diplomas: typeof import('#modules/diplomas/text/ar.ts').ar
    attendance: typeof import('#modules/attendance/text/ar.ts').ar
    exams: typeof import('#modules/exams/text/ar.ts').ar
    practical: typeof import('#modules/practical/text/ar.ts').ar
    competitions: typeof import('#modules/competitions/text/ar.ts').ar
    evaluation: typeof import('#modules/evaluation/text/ar.ts').ar
    certificates: typeof import('#modules/certificates/text/ar.ts').ar
    /** Preparing certificates without a course, what certificates say, and checking one: each for its own page. */
    'certificates/without-course': typeof import('#modules/certificates/text/without-course/ar.ts').ar
    'certificates/checking': typeof import('#modules/certificates/text/checking/ar.ts').ar
    'certificates/templates': typeof import('#modules/certificates/text/templates/ar.ts').ar
    membership: typeof import('#modules/membership/text/ar.ts').ar
    feedback: typeof import('#modules/feedback/text/ar.ts').ar
    /** Sheets, rounds and results: who answers needs none of it. */
    'feedback/rounds': typeof import('#modules/feedback/text/rounds/ar.ts').ar
    chat: typeof import('#modules/chat/text/ar.ts').ar
    schedule: typeof import('#modules/schedule/text/ar.ts').ar
    meetings: typeof import('#modules/meetings/text/ar.ts').ar
    notifications: typeof import('#modules/notifications/text/ar.ts').ar
    /** How somebody is told: for the pages of the own account alone. */
    'notifications/stopping': typeof import('#modules/notifications/text/stopping/ar.ts').ar
    'notifications/choices': typeof import('#modules/notifications/text/choices/ar.ts').ar
    /** What is sent by hand and how far it is: for who sends alone. */
    'notifications/sending': typeof import('#modules/notifications/text/sending/ar.ts').ar
    /** The academy's years and recurring holidays: for who keeps them alone. */
    calendar: typeof import('#modules/planning/text/calendar/ar.ts').ar
    /** The texts of mails sent by hand, and sending them: staff's alone. */
    mailing: typeof import('#modules/notifications/text/mailing/ar.ts').ar
    mailbox: typeof import('#modules/mailbox/text/ar.ts').ar
    campaigns: typeof import('#modules/campaigns/text/ar.ts').ar
    integrations: typeof import('#modules/integrations/text/ar.ts').ar
    /** The cards on homes: who reads one keeps no adverts. */
    'campaigns/cards': typeof import('#modules/campaigns/text/cards/ar.ts').ar
    home: typeof import('#modules/home/text/ar.ts').ar
    /** What a new academy does first: for its administrator alone. */
    'home/steps': typeof import('#modules/home/text/steps/ar.ts').ar
    reports: typeof import('#modules/reports/text/ar.ts').ar
    audit: typeof import('#modules/audit/text/ar.ts').ar
    privacy: typeof import('#modules/privacy/text/ar.ts').ar
    /** How questions did in papers. */
    'exams/analysis': typeof import('#modules/exams/text/analysis/ar.ts').ar
    /** Taking questions out of the bank: for who does so alone. */
    'exams/bank': typeof import('#modules/exams/text/bank/ar.ts').ar
    /** Sitting and marking an exam: a dictionary of its own, so that an exam loads no words of the question bank. */
    sitting: typeof import('#modules/exams/text/sitting/ar.ts').ar
    /** Correcting papers and watching over a running exam: staff's alone. */
    correction: typeof import('#modules/exams/text/correction/ar.ts').ar
  }
}

export const loadDictionary: DictionaryLoader = (language: Language, namespace: string) => {
  if (startNamespaces.has(namespace)) return loadStartWords(language).then((words) => words[namespace] ?? {})
  if (shellNamespaces.has(namespace)) return loadShellWords(language).then(({ kit = {} }) => kit)
  // A document's own words come with its page.
  if (namespace.includes('/documents/')) return null
  return wordsOf(placeOfWords(namespace), language)
}

async function wordsOf(folder: string, language: Language): Promise<Words> {
  const { wordsOfPages } = await import('./words-of-pages.ts')
  const file = wordsOfPages(folder, language) ?? (await import('./words-apart.ts')).wordsApart(folder, language)
  return (await file?.())?.[language] ?? {}
}
