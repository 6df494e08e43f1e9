import type { Database } from '#platform/server/database.ts'
import type { ApplicationState } from '../../rules/application-states.ts'

type Applicants = 'people.instructor' | 'people.organization'

/** The application, locked: of two who decide the second sees what the first did. */
export const lockApplication = (tx: Database, table: Applicants, id: number) =>
  tx
    .selectFrom(table as 'people.instructor')
    .select(['application', 'account_id', 'version', 'code'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Stores a decision. Undefined where somebody saved a newer version meanwhile. */
export const decideApplication = (
  tx: Database,
  table: Applicants,
  id: number,
  version: number,
  decided: { readonly state: ApplicationState; readonly note: string; readonly isActive: boolean },
) =>
  tx
    .updateTable(table as 'people.instructor')
    .set((eb) => ({
      application: decided.state,
      application_note: decided.note,
      is_active: decided.isActive,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirst()
