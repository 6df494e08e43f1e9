import { skip, useCall } from '#platform/web/data.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { OwnClass } from '../parts/own/OwnClass.tsx'

const OwnClasses = lazyPart(async () => (await import('../parts/own/OwnClasses.tsx')).OwnClasses)

/** A class as whoever teaches it or takes part in it has it; without an id the own classes. */
export default function OwnClassPage() {
  const id = useIdParam('ID')
  const query = useCall(calls.getOwnClass, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <OwnClasses />
  return (
    <QueryView query={query} module="classes">
      {(found) => <OwnClass key={found.ID} found={found} />}
    </QueryView>
  )
}
