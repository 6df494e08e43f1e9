import { acts, follows, through } from './act.ts'
import { fileCalls } from './files.ts'

/* What the platform itself writes down, whichever module's record it is about. Its words stand in `platform/web/text/acts/`. */

export const uploadActs = acts('platform', 'file', { uploadFile: through(fileCalls.uploadFile) })

/* Nobody is ever told of what follows. */

export const fileActs = acts('platform', 'file', {
  downloadFile: through(fileCalls.downloadFile),
  dropUnclaimedFiles: follows,
})
export const refusedActs = acts('platform', 'account', { refuseFile: follows, refuseRight: follows })
export const listActs = acts('platform', 'list', { exportList: follows })
export const settingActs = acts('platform', 'setting', { changeSetting: follows })
