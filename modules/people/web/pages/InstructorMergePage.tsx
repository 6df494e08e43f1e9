import { PersonMerge } from '../parts/merging/PersonMerge.tsx'
import { instructorMerge } from '../parts/merging/instructor-merge.tsx'

export default function InstructorMergePage() {
  return <PersonMerge kind={instructorMerge} />
}
