import { newAct } from './act.ts'
import { newCall } from './call.ts'
import { newDocument } from './document.ts'
import { newList } from './list.ts'
import { newLookup } from './lookup.ts'
import { newModule } from './module.ts'
import { newScreen } from './screen.ts'

/** One of everything that bin/new writes as files of its own, as the tests and the step `types` look at it. */
export const everyKind = [
  newCall('attendance', 'getLateComers', 'GET'),
  newCall('attendance', 'excuse-late-comers', 'POST'),
  newAct('attendance', 'excuse-for-now'),
  newList('attendance', 'absent-today'),
  newScreen('attendance', 'LateComers'),
  newDocument('attendance', 'LateComersIACE'),
  newLookup('lateReason', '0099'),
  newModule('canteen', '0098'),
].flatMap((each) => each.files)
