import { OwnData } from './OwnData.tsx'
import { OwnErasure } from './OwnErasure.tsx'

/** A copy of the own data, and being erased. */
export default function OwnDataSections() {
  return (
    <>
      <OwnData />
      <OwnErasure />
    </>
  )
}
