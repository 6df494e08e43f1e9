import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesExam, reachesGrievance, reachesPaper, reachesRepeat } from './reach.ts'

/** A trainee's papers, repeats and grievances, and the time that was granted to them alone. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'attempt',
    records: (id, reader) => sql`select a.id from exams.attempt a join exams.exam e on e.id = a.exam_id
      where a.trainee_id = ${id} and ${reachesPaper(reader)}`,
  },
  {
    of: 'trainee',
    subject: 'repeatExam',
    records: (id, reader) =>
      sql`select r.id from exams.repeat_exam r where r.trainee_id = ${id} and ${reachesRepeat(reader)}`,
  },
  {
    of: 'trainee',
    subject: 'grievance',
    records: (id, reader) => sql`select g.id from exams.grievance g join exams.attempt a on a.id = g.attempt_id
      where a.trainee_id = ${id} and ${reachesGrievance(reader)}`,
  },
  {
    of: 'trainee',
    subject: 'exam',
    records: (id, reader) => sql`select e.id from exams.exam e join exams.candidate c on c.exam_id = e.id
      where c.trainee_id = ${id} and ${reachesExam(reader)}`,
    only: (id) => sql`a.data->>'traineeId' = ${String(id)}`,
  },
]
