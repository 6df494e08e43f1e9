import { RosterHomePage } from '../parts/roster/RosterHomePage.tsx'
import { TraineesTable } from '../parts/TraineesTable.tsx'

/** The trainees, and the import of their rosters. */
export default function TraineesPage() {
  return <RosterHomePage home="/User/Trainee">{() => <TraineesTable />}</RosterHomePage>
}
