import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import { queryFlag, queryId } from '#platform/shared/shapes.ts'
import { resultFields, resultSheet } from './shapes.ts'

export const practicalResult = z
  .object({ ...resultFields, Sheets: z.array(resultSheet) })
  .meta({ id: 'PracticalResult' })

export const getTraineePractical = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineePractical',
  who: 'all',
  effect: 'reads',
  summary: 'The released practical result of one trainee in one class, question by question.',
  query: z.strictObject({ TraineeID: queryId(), CourseClassID: queryId() }),
  reply: practicalResult,
  refusals: [],
})

export const getPracticalResults = call({
  method: 'GET',
  path: '/api/PracticalExamination/GetPracticalResults',
  who: 'all',
  effect: 'reads',
  summary: 'Released practical results that the caller may see; a trainee sees the own.',
  ...list({
    row: z.object(resultFields).meta({ id: 'PracticalResultRow' }),
    orders: ['ReleasedAt', 'Percent'],
    first: '-ReleasedAt',
    filters: { TraineeID: queryId(), CourseClassID: queryId(), Passed: queryFlag() },
  }),
  refusals: [],
})
