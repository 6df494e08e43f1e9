import { send } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { requestActs as acts } from '../../../contract/acts.ts'
import type { CourseRequest } from '../request.ts'

/** How a proposal is written and sent: on the page of its request, and beside the costs that it comes from. A draft is sent next. */
export function useProposalActs(request: CourseRequest, write: () => void) {
  const t = useText('requests')
  return {
    writeProposal: { main: request.Proposals[0]?.State !== 'draft', run: write },
    sendProposal: {
      run: async () => {
        const done = await send(acts.table.sendProposal.call, { body: { ID: request.ID, Version: request.Version } })
        if (done.Sent) toast.done(t('sentVersion'))
        else toast.info(t('waitsForAdmin'))
      },
    },
  }
}
