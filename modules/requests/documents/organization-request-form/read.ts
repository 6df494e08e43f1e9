import { reading } from '#platform/server/documents/reading.ts'
import { askedToPrint } from '../../server/acts/printed.ts'
import { namesToPrint } from '../../server/store/printed.ts'
import organizationRequestForm from './document.ts'

export default reading(organizationRequestForm, async ({ db, actor }, { RequestID }) => {
  const found = await askedToPrint(db, actor, RequestID)
  if (!found || found.organizationId === null) return null
  return {
    content: { Asked: found.asked, Names: await namesToPrint(db, RequestID) },
    record: ['courseRequest', RequestID],
  }
})
