import { findingAt, isTest, textsOf, type Finding, type SourceFile } from '../source.ts'

/** What nearly every story begins with. */
const nouns = [
  'accounts.account',
  'people.trainee',
  'people.instructor',
  'people.organization',
  'catalogue.course',
  'classes.course_class',
  'classes.class_session',
  'registration.registration',
]
const world = 'database/seeds/world/'

/** Where rows are written by hand on purpose, and why. */
const byHand: readonly (readonly [place: RegExp, why: string])[] = [
  [/-?migrated\.test\.ts$|carried-over\.test\.ts$/, 'tables as an older version had them'],
  [/(second-wall|wall|backup|watch|class-rooms)\.test\.ts$/, 'what the database itself says to a statement'],
  [/testing\/whole\/reach\.test\.ts$/, 'two statements at the same moment'],
  [/testing\/whole\/merging\//, 'every table that names a person, filled by SQL alone'],
  [/^e2e\//, 'the academy is another process'],
  [/^bench\/lists\.ts$/, 'more of what fill.sql makes, by the thousand'],
]

const isStaging = (path: string) => isTest(path) || /^(testing|e2e|bench|database\/seeds)\//.test(path)

/**
 * Seeds, tests, journeys and benches make these rows by the functions of `database/seeds/world/`: what every such row must
 * have is said there alone, so that a new column of it is too.
 */
export function worldFindings(file: SourceFile): Finding[] {
  const { path } = file
  if (!isStaging(path) || path.startsWith(world) || path.startsWith('testing/architecture/')) return []
  if (byHand.some(([place]) => place.test(path))) return []
  return textsOf(file).flatMap(({ text, start }) => {
    const named = nouns.find((noun) => new RegExp(`insert into ${noun}\\b`).test(text))
    const inserted = nouns.find(
      (noun) => text === noun && /(insertInto|insertMany|insertReturningIds)\([^()]*$/.test(file.text.slice(0, start)),
    )
    const noun = named ?? inserted
    return noun ? [findingAt(file, start, `adds rows of ${noun}: the functions of ${world} do that`)] : []
  })
}
