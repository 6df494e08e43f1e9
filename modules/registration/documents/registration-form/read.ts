import { reading } from '#platform/server/documents/reading.ts'
import { extrasOf } from '../../server/store/papers.ts'
import { mayPrint } from '../../server/store/printed/printable.ts'
import { printedRegistration } from '../../server/store/printed/printed-registration.ts'
import registrationForm from './document.ts'

export default reading(registrationForm, async ({ db, actor }, { RegistrationID: id, TraineeID: traineeId }) => {
  if (!(await mayPrint(db, actor, 'form', { id, traineeId }))) return null
  const found = await printedRegistration(db, id)
  const { classId: _class, traineeId: _trainee, travel, ConfirmedAt: _confirmed, ...said } = found
  const { Flight: _flight, HotelName: _hotel, OtherHotel: _other, ...content } = said
  const Extras = (await extrasOf(db, id)).map(({ Name }) => Name)
  return { content: { ...content, NeedsTravel: travel !== 'notNeeded', Extras }, record: ['registration', id] }
})
