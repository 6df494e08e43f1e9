import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { feedbackCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
/** A coordinator who holds the right to keep assessment. */
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['assessmentmanagement'] })
    .where('email', 'like', 'huda%')
    .execute()
  sami = await server.as('sami')
  huda = await server.as('huda')
})
afterAll(() => server.close())

const categoryOf = async (Kind: string, who = sami) =>
  (await who.send(calls.getFeedbackCategories, { Kind: Kind as never, pageSize: 100 })).Items[0]!
const question = {
  Text: { ar: 'كان المحتوى كافيًا', en: 'The content was sufficient', fr: 'Le contenu suffisait' },
  Answer: 'rating' as 'rating' | 'choice' | 'text' | 'yesNo',
  Choices: [] as { ar?: string; en?: string }[],
  IsRequired: true,
  IsActive: true,
}
const add = async (CategoryID: number, more: object = {}, who = sami) =>
  who.send(calls.addFeedbackQuestion, { body: { ...question, CategoryID, ...more } })
const listed = (Family: 'course' | 'instructor', more: object = {}, who = sami) =>
  who.send(calls.getFeedbackQuestions, { Family, ...more })

test('a question takes the kind of its category and its last place; it is changed, moved and deleted', async () => {
  const content = await categoryOf('courseByTrainee')
  const one = await add(content.ID)
  const two = await add(content.ID, { Text: { ar: 'ثانٍ' }, Answer: 'choice', Choices: [{ ar: 'أ' }, { ar: 'ب' }] })
  const { Items } = await listed('course', { CategoryID: content.ID })
  expect(Items.map(({ ID, Kind }) => [ID, Kind])).toEqual([
    [one.ID, 'courseByTrainee'],
    [two.ID, 'courseByTrainee'],
  ])
  await sami.send(calls.orderFeedbackQuestions, { body: { CategoryID: content.ID, IDs: [two.ID, one.ID] } })
  expect((await listed('course', { CategoryID: content.ID })).Items.map(({ ID }) => ID)).toEqual([two.ID, one.ID])

  const other = await categoryOf('courseByOrganization')
  const body = { ...question, CategoryID: other.ID, IsActive: false, Version: one.Version }
  await sami.send(calls.editFeedbackQuestion, { ID: one.ID, body })
  expect(await sami.send(calls.getFeedbackQuestion, { ID: one.ID })).toMatchObject({
    Kind: 'courseByOrganization',
    IsActive: false,
    Version: 2,
  })
  expect((await refusalOf(sami.send(calls.editFeedbackQuestion, { ID: one.ID, body }))).code).toBe('changedMeanwhile')
  const [change] = await audited(server.db, 'feedback.editFeedbackQuestion')
  expect(change).toMatchObject({ before: { isActive: true }, after: { isActive: false } })
  expect((await listed('course', { IsActive: false })).Items.map(({ ID }) => ID)).toEqual([one.ID])
  await sami.send(calls.deleteFeedbackQuestion, { ID: one.ID })
  expect((await refusalOf(sami.send(calls.getFeedbackQuestion, { ID: one.ID }))).status).toBe(404)
})

test('a choice has two texts at least, and another answer none', async () => {
  const { ID } = await categoryOf('courseByTrainee')
  for (const more of [
    { Answer: 'choice', Choices: [{ ar: 'واحد' }] },
    { Answer: 'rating', Choices: [{ ar: 'أ' }, { ar: 'ب' }] },
  ]) {
    const refused = await refusalOf(add(ID, more))
    expect(refused.status).toBe(400)
    expect(refused.fields).toMatchObject([{ path: 'Choices', code: 'required' }])
  }
})

test('who holds the right keeps questions about courses alone; nobody else reads the bank', async () => {
  const course = await categoryOf('courseByInstructor')
  const instructor = await categoryOf('instructorByEvaluator')
  const theirs = await add(instructor.ID)
  const own = await add(course.ID, {}, huda)
  expect((await listed('course', {}, huda)).Items.map(({ ID }) => ID)).toContain(own.ID)
  expect((await listed('instructor', {}, huda)).Total).toBe(0)
  expect((await listed('instructor')).Items.map(({ ID }) => ID)).toEqual([theirs.ID])
  expect((await huda.send(calls.getFeedbackCategories, { Family: 'instructor' })).Total).toBe(0)
  expect((await refusalOf(add(instructor.ID, {}, huda))).code).toBe('categoryUnknown')
  const body = { ...question, CategoryID: course.ID, Version: theirs.Version }
  for (const asked of [
    () => huda.send(calls.getFeedbackQuestion, { ID: theirs.ID }),
    () => huda.send(calls.getFeedbackQuestionUses, { ID: theirs.ID }),
    () => huda.send(calls.editFeedbackQuestion, { ID: theirs.ID, body }),
    () => huda.send(calls.deleteFeedbackQuestion, { ID: theirs.ID }),
  ])
    expect((await refusalOf(asked())).status).toBe(404)
  for (const who of ['layla', 'omar', 'hany', 'karim'] as const)
    expect((await refusalOf(listed('course', {}, await server.as(who)))).status).toBe(403)
})

test('a category keeps its sheet and stays while questions stand in it; others are kept as in the list of lookups', async () => {
  const body = { ID: null, Version: null, Code: 'VENUE', Name: { ar: 'المكان' }, IsActive: true }
  const saved = await huda.send(calls.saveFeedbackCategory, { body: { ...body, Kind: 'courseByTrainee' } })
  await add(saved.ID)
  const moved = { ...body, ID: saved.ID, Version: saved.Version }
  const refused = await refusalOf(
    sami.send(calls.saveFeedbackCategory, { body: { ...moved, Kind: 'instructorByTrainee' } }),
  )
  expect(refused.code).toBe('entryKept')
  expect((await refusalOf(sami.send(calls.deleteFeedbackCategory, { ID: saved.ID }))).code).toBe('entryInUse')
  const into = await categoryOf('instructorByTrainee')
  const merge = { Lookup: 'CategoryAssessment' as const, ID: saved.ID, Version: saved.Version, IntoID: into.ID }
  expect((await refusalOf(sami.send(lookupsCalls.mergeLookupEntry, { body: merge }))).code).toBe('entriesApart')
  const { Places } = await sami.send(lookupsCalls.getLookupUses, { Lookup: 'CategoryAssessment', ID: saved.ID })
  expect(Places).toEqual([{ Screen: '/Question/AssessmentCourseQuestion', Filter: 'CategoryID', Count: 1 }])
  expect((await huda.send(calls.getFeedbackCategoryUses, { ID: saved.ID })).Places).toEqual(Places)

  await sami.send(calls.saveFeedbackCategory, { body: { ...moved, Kind: 'courseByTrainee', Name: { ar: 'القاعة' } } })
  const found = (await huda.send(calls.getFeedbackCategories, { search: 'القاعة', Kind: 'courseByTrainee' })).Items
  expect(found).toMatchObject([{ ID: saved.ID, Questions: 1 }])
  const kept = await categoryOf('instructorByEvaluator')
  const asEditor = { ...body, ID: kept.ID, Version: kept.Version, Code: kept.Code, Kind: 'courseByTrainee' as const }
  expect((await refusalOf(huda.send(calls.saveFeedbackCategory, { body: asEditor }))).code).toBe('categoryUnknown')
  const theirs = { ...body, Code: 'OTHER', Kind: 'instructorByTrainee' as const }
  expect((await refusalOf(huda.send(calls.saveFeedbackCategory, { body: theirs }))).code).toBe('categoryUnknown')
  expect((await refusalOf(huda.send(calls.deleteFeedbackCategory, { ID: kept.ID }))).code).toBe('categoryUnknown')
  expect((await refusalOf(huda.send(calls.getFeedbackCategoryUses, { ID: kept.ID }))).status).toBe(404)
  const empty = await sami.send(calls.saveFeedbackCategory, {
    body: { ...body, Code: 'EMPTY', Kind: 'courseByTrainee' },
  })
  expect(await sami.send(calls.deleteFeedbackCategory, { ID: empty.ID })).toEqual({ Done: true })
})

test('a question that something refers to is not deleted, and is shown where', async () => {
  const { ID } = await add((await categoryOf('courseByTrainee')).ID)
  const draft = await sami.send(calls.draftFeedbackSheet, { body: { Kind: 'courseByTrainee' } })
  const body = { ...draft, Intro: {}, QuestionIDs: [ID] }
  await sami.send(calls.editFeedbackSheet, { body })
  expect((await sami.send(calls.getFeedbackQuestionUses, { ID })).Places).toMatchObject([{ Count: 1 }])
  expect((await refusalOf(sami.send(calls.deleteFeedbackQuestion, { ID }))).code).toBe('questionInUse')
  await sami.send(calls.deleteFeedbackSheet, { ID: draft.ID })
  expect((await sami.send(calls.getFeedbackQuestionUses, { ID })).Places).toEqual([])
  expect(await sami.send(calls.deleteFeedbackQuestion, { ID })).toEqual({ Done: true })
})

test('kinds of sheets are the program’s: words and colours are chosen, nothing is added or taken away', async () => {
  const list = { Lookup: 'AssessmentType' as const }
  const { Items } = await sami.send(lookupsCalls.listLookupEntries, list)
  expect(Items.map(({ Code }) => Code).toSorted()).toEqual([
    'courseByInstructor',
    'courseByOrganization',
    'courseByTrainee',
    'instructorByEvaluator',
    'instructorByTrainee',
  ])
  const { ID, Version, Code } = Items[0]!
  const entry = { ...list, ID, Version, Code, Name: { ar: 'رأي المتدرب' }, IsActive: true, Colour: 'warning' as const }
  await sami.send(lookupsCalls.saveLookupEntry, { body: entry })
  const options = await huda.send(lookupsCalls.getLookupOptions, list)
  expect(options.Items.find((each) => each.ID === ID)).toMatchObject({ Name: { ar: 'رأي المتدرب' }, Colour: 'warning' })
  const added = { ...entry, ID: null, Version: null, Code: 'courseByNobody' }
  expect((await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body: added }))).code).toBe('listClosed')
  const unknown = { ...body('X'), AssessmentType: 'courseByNobody' }
  const refused = await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body: unknown }))
  expect(refused.fields).toMatchObject([{ path: 'AssessmentType', code: 'required' }])
})
const body = (Code: string) => ({
  Lookup: 'CategoryAssessment' as const,
  ID: null,
  Version: null,
  Code,
  Name: { ar: 'محور' },
  IsActive: true,
})
