import type { Handler } from '#platform/server/handler.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import type { Output } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/audiences.ts'
import { audiencePeople, changesOf, countsOf, namesOf, someOf } from '../store/audience-people.ts'
import * as store from '../store/audiences.ts'

type Row = Output<typeof calls.getAudiences>['Items'][number]
const actions: Row['Actions'] = ['editAudience', 'deleteAudience']

export const getAudiences: Handler<typeof calls.getAudiences> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.audiences, query, { actor })
  return { Items: rows.map((row) => ({ ...row, Actions: actions })), Total: total }
}

export const getAudience: Handler<typeof calls.getAudience> = async ({ db, actor, query: { ID } }) => {
  const row = await readRow(db, store.audiences, ID, { actor })
  const audience = await store.audienceById(db, ID)
  if (!audience || !row) refuse(notFound)
  const chosen = store.chosenIn(audience)
  const names = await store.namesIn(db, chosen)
  const of = (list: string) => names.filter((each) => each.of === list).map(({ of: _, ...name }) => name)
  const { came, left } = await changesOf(db, ID)
  return {
    ...row,
    Actions: actions,
    Conditions: chosen.conditions as Output<typeof calls.getAudience>['Conditions'],
    ByHand: chosen.byHand as Output<typeof calls.getAudience>['ByHand'],
    LeftOut: await namesOf(db, actor.language, chosen.leftOut),
    CameCount: came,
    LeftCount: left,
    Named: {
      Courses: of('Courses'),
      Classes: of('Classes'),
      Diplomas: of('Diplomas'),
      Organizations: of('Organizations'),
      Trainees: of('Trainees'),
      Instructors: of('Instructors'),
    },
  }
}

export const getAudiencePeople: Handler<typeof calls.getAudiencePeople> = async ({ db, query }) => {
  const { rows, total } = await readList(db, audiencePeople, query, { onlyHere: query.Shown === undefined })
  return {
    Items: rows.map((row) => ({ ...row, Actions: row.LeftAt === null ? (['leaveOut'] as const).slice() : [] })),
    Total: total,
  }
}

export const countAudience: Handler<typeof calls.countAudience> = async ({ db, actor, body }) => {
  const { AudienceID, Conditions: conditions, ByHand: byHand, Page } = body
  const saved = AudienceID === null ? undefined : await store.audienceById(db, AudienceID)
  const chosen = { conditions, byHand, leftOut: saved?.left_out ?? [] }
  return { Counts: await countsOf(db, chosen), People: await someOf(db, actor.language, chosen, Page) }
}

export const countAnew: Handler<typeof calls.countAnew> = async ({ db, body }) => {
  await acts.countAnew(db, body.ID)
  return { Done: true }
}

export const addAudience: Handler<typeof calls.addAudience> = (asked) => acts.addAudience(asked, asked.body)

export const editAudience: Handler<typeof calls.editAudience> = (asked) =>
  acts.editAudience(asked, asked.query.ID, asked.body)

export const leaveOut: Handler<typeof calls.leaveOut> = (asked) => acts.setLeftOut(asked, asked.body, 'leaveOut')

export const takeBack: Handler<typeof calls.takeBack> = (asked) => acts.setLeftOut(asked, asked.body, 'takeBack')

export const deleteAudience: Handler<typeof calls.deleteAudience> = async (asked) => {
  await acts.deleteAudience(asked, asked.query.ID)
  return { Done: true }
}
