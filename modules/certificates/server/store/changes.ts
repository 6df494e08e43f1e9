import { changeRequests } from '#platform/server/change-requests.ts'
import type { ChangeKind } from '../../rules/modes.ts'

export const changes = changeRequests<{ readonly kind: ChangeKind }>('certificates.change_request', 'certificate_id')
