import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, parseSource } from '../source.ts'
import { linesOfLists } from './list-lines.ts'
import { projectFiles } from '../project-files.ts'

/** Lines of a usual list of ten columns beside its row's shape: contract, store and page. */
const most = 60
/** Lists that take more, each with why. */
const odd: Readonly<Record<string, string>> = {
  getAdverts: 'ways, days and author of each, narrowed by a period and by who wrote it',
  getAllTraineeCertificate: 'of a person and of all, each row with its open change and its papers',
  getArrivals: 'who arrives and leaves on each day, with flight, hotel and room',
  getClassRooms: 'equipment and kind beside the row, two filters that count',
  getCompetitionEntries: 'entry, payment, result and place of each person in one row',
  getCourseClasses: 'read over sessions, staff and seats; one contract for six pages',
  getCourseRequests: 'asked for by name or topic, dates or a month, and the newest proposal beside each',
  getDiplomaCandidates: 'who has completed a track, what they lack and the certificate that stands',
  getEntriesOfTrainee: 'the state by the clock, and mark and place only where they are final',
  getFeedbackRounds: 'answered of asked, days and state of each round, and acts on it',
  getLibraryDocuments: 'five filters, and whom a document is for',
  getMarkChanges: 'what was, what is asked for and who decides stand in one row',
  getOrganizationInvoices: 'what is owed by how long it is due, and three filters that lead from the statement',
  getOwnDocuments: 'one table of all documents and of the videos alone, which it plays',
  getPersonCourses: 'what is taught and what is learnt in one list, with its papers',
  getPlanRows: 'nine columns of which six are made of several fields, and acts on many rows',
  getPracticalAnswers: 'what both assessors gave for each item beside what counts',
  getPracticalCourseClasses: 'progress, assessors, days and release of each class',
  getQuestionExams: 'the key as it was asked, what is accepted and what waits beside each exam',
  getRegistrationClasses: 'seats, waiting and money of each class are counted',
  getRegistrations: 'four tracks and their filters, fourteen columns',
  getUpcoming: 'what a visitor may still do in each class is worked out in the statement',
  getVisaDesk: 'passport, days left and next act are worked out in the statement',
  getYearSummaryRows: 'plan rows and classes in one list, each with what it planned, took in and cost',
  listCompletions: 'completed and not yet, over the courses of a track',
  listLookupEntries: 'the columns of every kind of entry',
  searchGrievances: 'what was held against a result, what it was and what was decided stand in one row',
  searchPapers: 'names that may be hidden, marks that may be initial, and how the exam was sat',
  searchQuestions: 'the newest version of each question, and how often it is used',
  searchRepeats: 'the proof of payment and the best result beside each request',
  searchResults: 'the attempt that counts is looked up for each person and exam',
}

const root = join(import.meta.dirname, '../../..')

// Reads and parses every module.
test('a usual list is declared in sixty lines; who needs more is named', { timeout: 120_000 }, () => {
  const sources = projectFiles(root)
    .filter((path) => /^modules\/.*\.tsx?$/.test(path) && !isTest(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
  const lines = linesOfLists(sources)
  expect(lines.size).toBeGreaterThan(50)
  const long = [...lines].filter(([, count]) => count > most).map(([name]) => name)
  expect(long.toSorted()).toEqual(Object.keys(odd))
})

test('contract, store and page are counted, the shape of a row is not', () => {
  const file = (path: string, text: string) => parseSource(`modules/canteen/${path}`, text)
  const contract = `export const getMeals = call({\n  ...list({\n    row: {\n      ID: 1,\n    },\n    orders: [],\n  }),\n})`
  const store = `export const meals = listOf<typeof calls.getMeals>()({\n  reach,\n})`
  const page = `const { column } = useList(calls.getMeals, 'canteen')\nconst columns = [\n  column('ID'),\n]`
  const counted = linesOfLists([
    file('contract/meals.ts', contract),
    file('server/store/meals.ts', store),
    file('web/MealsPage.tsx', page),
  ])
  expect(counted).toEqual(new Map([['getMeals', 4 + 3 + 1 + 3]]))
})
