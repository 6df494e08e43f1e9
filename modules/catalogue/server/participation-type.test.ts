import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { courseBody } from '#testing/stages/course-body.ts'
import { catalogueCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
let types: number[]
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  const { Items } = await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'ParticipationType' })
  types = Items.map(({ ID }) => ID)
})
afterAll(() => server.close())

const mean = courseBody('').EvaluationMeans[0]!
const usesOf = async (ID: number) =>
  (await sami.send(lookupsCalls.getLookupUses, { Lookup: 'ParticipationType', ID })).Places

test('participation says what it is marked by: in the course, its list and the uses of the entry, until it is no participation any more', async () => {
  const [type, other] = types as [number, number]
  const body = { ...courseBody('PART-1'), EvaluationMeans: [{ ...mean, ParticipationTypeID: type }] }
  const made = await sami.send(calls.addCourse, { body })
  const course = async (ID = made.ID) => await sami.send(calls.getCourse, { ID })
  const [kept] = (await course()).EvaluationMeans
  expect(kept).toMatchObject({ Kind: 'participation', Participation: { ID: type } })
  const listed = async (ParticipationTypeID: number) =>
    (await sami.send(calls.listCourses, { ParticipationTypeID })).Items.map(({ ID }) => ID)
  expect(await listed(type)).toEqual([made.ID])
  expect(await listed(other)).toEqual([])
  expect(await usesOf(type)).toEqual([{ Screen: '/Course/:ID?', Filter: 'ParticipationTypeID', Count: 1 }])
  const gone = sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'ParticipationType', ID: type })
  expect((await refusalOf(gone)).code).toBe('entryInUse')

  const save = async (means: ReturnType<typeof courseBody>['EvaluationMeans']) =>
    sami.send(calls.updateCourse, {
      ID: made.ID,
      body: { ...courseBody('PART-1'), Modules: [], EvaluationMeans: means, Version: (await course()).Version },
    })
  // Left out, it stays.
  await save([{ ...mean, ID: kept!.ID }])
  expect((await course()).EvaluationMeans[0]!.Participation!.ID).toBe(type)
  await save([{ ...mean, ID: kept!.ID, ParticipationTypeID: other }])
  expect((await course()).EvaluationMeans[0]!.Participation!.ID).toBe(other)
  await save([{ ...mean, Kind: 'project', ID: kept!.ID, MaxScore: 100, ParticipationTypeID: other }])
  expect((await course()).EvaluationMeans[0]!.Participation).toBeNull()
  expect(await usesOf(other)).toEqual([])
})
