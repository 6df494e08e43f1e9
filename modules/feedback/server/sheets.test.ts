import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { feedbackCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
})
afterAll(() => server.close())

const add = async (Kind: 'courseByTrainee' | 'instructorByTrainee', ar: string) => {
  const { Items } = await sami.send(calls.getFeedbackCategories, { Kind, pageSize: 100 })
  const body = { Text: { ar }, Answer: 'rating' as const, Choices: [], IsRequired: true, IsActive: true }
  return sami.send(calls.addFeedbackQuestion, { body: { ...body, CategoryID: Items[0]!.ID } })
}
const textsOf = async (ID: number) =>
  (await sami.send(calls.getFeedbackSheet, { ID })).Categories.flatMap(({ Questions }) =>
    Questions.map(({ Text }) => Text.ar),
  )

test('a draft asks what the bank has, is put together anew, published with its words, and followed by the next version', async () => {
  const [one, two] = [await add('courseByTrainee', 'الأول'), await add('courseByTrainee', 'الثاني')]
  const other = await add('instructorByTrainee', 'عن المدرب')
  const draft = await sami.send(calls.draftFeedbackSheet, { body: { Kind: 'courseByTrainee' } })
  expect(await textsOf(draft.ID)).toEqual(['الأول', 'الثاني'])
  const again = refusalOf(sami.send(calls.draftFeedbackSheet, { body: { Kind: 'courseByTrainee' } }))
  expect(await again).toMatchObject({ code: 'notNow' })
  const edit = (ids: number[], Version: number) =>
    sami.send(calls.editFeedbackSheet, { body: { ID: draft.ID, Version, Intro: { ar: 'شكرًا' }, QuestionIDs: ids } })
  expect((await refusalOf(edit([one.ID, other.ID], draft.Version))).code).toBe('questionsOfOtherSheet')
  expect(await textsOf(draft.ID)).toEqual(['الأول', 'الثاني'])
  const empty = await edit([], draft.Version)
  const publish = (Version: number) => sami.send(calls.publishFeedbackSheet, { body: { ID: draft.ID, Version } })
  expect((await refusalOf(publish(empty.Version))).code).toBe('sheetEmpty')
  expect((await refusalOf(edit([one.ID], draft.Version))).code).toBe('changedMeanwhile')
  const whole = await edit([two.ID, one.ID], empty.Version)
  await publish(whole.Version)
  expect(await textsOf(draft.ID)).toEqual(['الثاني', 'الأول'])

  // What is published keeps its words, whatever the bank says from then on.
  const question = await sami.send(calls.getFeedbackQuestion, { ID: one.ID })
  const { CategoryID, Answer, Choices, IsRequired, IsActive, Version } = question
  await sami.send(calls.editFeedbackQuestion, {
    ID: one.ID,
    body: { CategoryID, Answer, Choices, IsRequired, IsActive, Version, Text: { ar: 'الأول معدلًا' } },
  })
  expect(await textsOf(draft.ID)).toEqual(['الثاني', 'الأول'])
  expect((await refusalOf(edit([one.ID], whole.Version + 1))).code).toBe('notNow')
  const next = await sami.send(calls.draftFeedbackSheet, { body: { Kind: 'courseByTrainee' } })
  expect(await textsOf(next.ID)).toEqual(['الثاني', 'الأول معدلًا'])
  await sami.send(calls.publishFeedbackSheet, { body: next })
  const [kind] = await sami.send(calls.getFeedbackSheets, { Family: 'course' })
  expect(kind!.Sheets.map(({ Number, State }) => [Number, State])).toEqual([
    [2, 'published'],
    [1, 'replaced'],
  ])
})

test('sheets about instructors are editors’ alone; who holds the right keeps those about courses', async () => {
  await server.db
    .updateTable('accounts.account')
    .set({ permissions: ['assessmentmanagement'] })
    .where('email', 'like', 'huda%')
    .execute()
  const huda = await server.as('huda')
  const draft = await sami.send(calls.draftFeedbackSheet, { body: { Kind: 'instructorByTrainee' } })
  expect((await refusalOf(huda.send(calls.getFeedbackSheet, { ID: draft.ID }))).status).toBe(404)
  expect((await refusalOf(huda.send(calls.publishFeedbackSheet, { body: draft }))).status).toBe(404)
  expect((await refusalOf(huda.send(calls.deleteFeedbackSheet, { ID: draft.ID }))).status).toBe(404)
  expect(await huda.send(calls.getFeedbackSheets, { Family: 'instructor' })).toEqual([])
  expect(
    await refusalOf(huda.send(calls.draftFeedbackSheet, { body: { Kind: 'instructorByEvaluator' } })),
  ).toMatchObject({
    status: 403,
  })
  const own = await huda.send(calls.draftFeedbackSheet, { body: { Kind: 'courseByInstructor' } })
  await huda.send(calls.deleteFeedbackSheet, { ID: own.ID })
  for (const who of ['layla', 'omar', 'karim', 'hany'] as const)
    expect((await refusalOf((await server.as(who)).send(calls.getFeedbackSheets, { Family: 'course' }))).status).toBe(
      403,
    )
})
