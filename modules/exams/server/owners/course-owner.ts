import { sql } from 'kysely'
import { undecidedStates } from '#modules/registration/rules/main-track.ts'
import { anyOf } from '#platform/server/database.ts'
import type { ExamOwner } from './owner.ts'

const undecided = (main: string) => sql<boolean>`${sql.ref(main)} in (${anyOf(undecidedStates)})`

/**
 * A course, whose exam is its admission test: sat by who has asked for one of its classes and has no answer yet. Who has
 * become a candidate stays one, whatever the answer. Of several registrations of one trainee the one that waits counts,
 * then the newest.
 */
export const courseOwner: ExamOwner = {
  sitters: (db) =>
    db
      .selectFrom('exams.exam as x')
      .innerJoin('classes.class_facts as k', 'k.course_id', 'x.course_id')
      .innerJoin('registration.registration_facts as g', 'g.class_id', 'k.class_id')
      .where('g.main', '<>', 'draft')
      .where((eb) =>
        eb.or([
          undecided('g.main'),
          eb.exists(
            eb
              .selectFrom('exams.candidate as n')
              .whereRef('n.exam_id', '=', 'x.id')
              .whereRef('n.trainee_id', '=', 'g.trainee_id'),
          ),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('registration.registration_facts as o')
              .innerJoin('classes.class_facts as ok', 'ok.class_id', 'o.class_id')
              .whereRef('ok.course_id', '=', 'x.course_id')
              .whereRef('o.trainee_id', '=', 'g.trainee_id')
              .where('o.main', '<>', 'draft')
              .where(
                sql<boolean>`(${undecided('o.main')}, o.registration_id) > (${undecided('g.main')}, g.registration_id)`,
              ),
          ),
        ),
      )
      .select(['x.id as exam_id', 'g.trainee_id', 'g.trainee_code', 'g.trainee_name_ar', 'g.trainee_name_en'])
      .select(['g.account_id', 'g.registration_id', 'g.organization_id', 'g.main']),
  examiners: async () => [],
  evaluators: async () => [],
  mayPublish: async () => undefined,
}
