import { requireCurrency } from '#modules/lookups/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Handler } from '#platform/server/handler.ts'
import { isStillReferred, takenBy } from '#platform/server/log/violations.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { actSent } from '#platform/shared/record/act.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { diplomaActs } from '../../contract/acts.ts'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { diplomaCodeTaken, diplomaInUse, diplomaWithoutTrack } from '../../contract/refusals.ts'
import { diplomaImageField } from '../../contract/shapes.ts'
import { diplomaActions } from '../../rules/actions.ts'
import { noun } from '../acts/diploma-noun.ts'
import { takeDiploma } from '../acts/take.ts'
import * as store from '../store/diplomas.ts'
import { coursesOfTracks, tracksOf } from '../store/tracks.ts'

const shown = <Row extends { readonly IsPublished: boolean }>(diploma: Row, actor: Actor) => ({
  ...diploma,
  Actions: diplomaActions({ isPublished: diploma.IsPublished }, actor),
})

export const listDiplomas: Handler<typeof calls.listDiplomas> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.diplomas, query, { actor })
  return { Items: rows.map((diploma) => shown(diploma, actor)), Total: total }
}

export const getDiploma: Handler<typeof calls.getDiploma> = async ({ db, actor, query }) => {
  const diploma = (await store.findDiploma(db, actor, query.ID)) ?? refuse(notFound)
  const tracks = await tracksOf(db, actor, query.ID)
  const courses = await coursesOfTracks(
    db,
    tracks.map((track) => track.ID),
  )
  return {
    ...shown(diploma, actor),
    Tracks: tracks.map((track) => ({
      ...track,
      Courses: courses.filter((course) => course.trackId === track.ID).map(({ trackId: _, ...course }) => course),
    })),
  }
}

async function keepingCode<T>(code: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (takenBy(error) !== 'diploma_code') throw error
    refuse(diplomaCodeTaken, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}

async function check(db: Database, diploma: store.DiplomaFields): Promise<void> {
  await requireCurrency(db, 'Fee', diploma.Fee)
  if (diploma.LevelID === null) return
  if (!(await store.isLevel(db, diploma.LevelID))) refuse(invalidInput, {}, [{ path: 'LevelID', code: 'notFound' }])
}

export const addDiploma: Handler<typeof calls.addDiploma> = async (asked) => {
  const { db, actor, body } = asked
  await check(db, body)
  const saved = await keepingCode(body.Code, () => store.addDiploma(db, body))
  if (body.ImageID !== null) await attachFile(db, actor, body.ImageID, diplomaImageField, ['diploma', saved.ID])
  await writeNew(asked, noun, { id: saved.ID, code: body.Code }, 'addDiploma')
  return saved
}

export const updateDiploma: Handler<typeof calls.updateDiploma> = async (asked) => {
  const { db, actor, query, body } = asked
  const { Version, ...fields } = body
  await check(db, fields)
  const taken = await takeDiploma(asked, query.ID, Version)
  const had = taken.image_file_id
  const hasAnother = fields.ImageID !== had
  if (hasAnother && fields.ImageID !== null)
    await attachFile(db, actor, fields.ImageID, diplomaImageField, ['diploma', query.ID])
  const set = store.diplomaColumns(fields)
  await keepingCode(fields.Code, () => writeAct(asked, noun, { ...taken, code: fields.Code }, 'updateDiploma', { set }))
  if (hasAnother && had !== null) await dropFile(db, had)
  return { ID: query.ID, Version: Version + 1 }
}

export const publishDiploma: Handler<typeof calls.publishDiploma> = async (asked) => {
  const { db, body } = asked
  const taken = await takeDiploma(asked, body.ID, body.Version)
  if (body.IsPublished && (await store.countTracks(db, body.ID)).onOffer === 0) refuse(diplomaWithoutTrack)
  await writeAct(asked, noun, taken, actSent(diplomaActs, calls.publishDiploma, body), {
    set: { is_published: body.IsPublished },
  })
  return { ID: body.ID, Version: body.Version + 1 }
}

export const deleteDiploma: Handler<typeof calls.deleteDiploma> = async (asked) => {
  const { db, actor, query } = asked
  const diploma = (await store.lockedDiploma(db, actor, query.ID)) ?? refuse(notFound)
  const { all } = await store.countTracks(db, query.ID)
  const inUse = () => refuse(diplomaInUse, { name: inLanguage(diploma.name, 'ar').text, count: all })
  if (all > 0) inUse()
  try {
    await writeGone(asked, noun, diploma, 'deleteDiploma', () => store.removeDiploma(db, query.ID))
  } catch (error) {
    // A track was put into it in the same moment.
    if (isStillReferred(error)) inUse()
    throw error
  }
  if (diploma.image_file_id !== null) await dropFile(db, diploma.image_file_id)
  return { Done: true }
}
