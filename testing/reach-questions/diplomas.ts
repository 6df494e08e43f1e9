import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

/** Diplomas and tracks on offer and not; a track of a diploma that is not on offer is not either. */
export async function stageDiplomas({ db }: TestServer): Promise<Record<string, number>> {
  const added = async (insert: ReturnType<typeof sql>) =>
    (await sql<{ id: number }>`${insert} returning id`.execute(db)).rows[0]!.id
  const diploma = (code: string, isPublished: boolean) =>
    added(sql`insert into diplomas.diploma (code, name, is_published) values (${code}, '{"en": "x"}', ${isPublished})`)
  const track = (code: string, diplomaId: number | null, isPublished: boolean) =>
    added(sql`insert into diplomas.track (code, name, diploma_id, is_published)
      values (${code}, '{"en": "x"}', ${diplomaId}, ${isPublished})`)
  const diplomaOnOffer = await diploma('D-ON', true)
  const diplomaHidden = await diploma('D-OFF', false)
  const trackOnOffer = await track('T-ON', diplomaOnOffer, true)
  return {
    trackOfLayla: await added(sql`insert into diplomas.track_completion (track_id, trainee_id, course_ids, completed_at)
      select ${trackOnOffer}, id, '{}', now() from people.trainee where email = 'layla@diwan.example'`),
    diplomaOnOffer,
    diplomaHidden,
    trackOnOffer,
    trackFree: await track('T-FREE', null, true),
    trackHidden: await track('T-OFF', diplomaOnOffer, false),
    trackOfHidden: await track('T-OF-OFF', diplomaHidden, true),
  }
}

export const diplomaQuestions = ({ db }: TestServer): Readonly<Record<string, Question>> => ({
  diploma: async (asker, ID) =>
    admitted(
      {
        alone: await answers(asker, 'GET /api/Diploma/GetDiploma', { ID }),
        listed: await answers(asker, 'GET /api/Diploma/GetAllDiplomas', { pageSize: 100 }),
        programs: await answers(asker, 'GET /api/Diploma/GetPrograms', { ID }),
        offered: await answers(asker, 'GET /api/Diploma/GetOffered', { pageSize: 100 }),
      },
      (answer, way) =>
        way === 'alone' || way === 'programs' ? answer.status === 200 : holds(answer, (row) => row['ID'] === ID),
    ),
  trackCompletion: async (asker, ID) =>
    admitted({ listed: await answers(asker, 'GET /api/Track/GetCompletions', { pageSize: 100 }) }, (answer) =>
      holds(answer, (row) => row['ID'] === ID),
    ),
  track: async (asker, ID) => {
    const { diploma_id } = await db
      .selectFrom('diplomas.track')
      .where('id', '=', ID)
      .select('diploma_id')
      .executeTakeFirstOrThrow()
    return admitted(
      {
        alone: await answers(asker, 'GET /api/Track/GetTrack', { ID }),
        listed: await answers(asker, 'GET /api/Track/GetAllTracks', { pageSize: 100 }),
        programs: await answers(asker, 'GET /api/Diploma/GetPrograms', { ...(diploma_id && { ID: diploma_id }) }),
        people: await answers(asker, 'GET /api/Track/GetTraineesOfTrack', { TrackID: ID }),
      },
      (answer, way) =>
        way === 'alone' || way === 'people'
          ? answer.status === 200
          : holds(answer, (row) => row['ID'] === ID, way === 'programs' ? 'Tracks' : 'Items'),
    )
  },
})
