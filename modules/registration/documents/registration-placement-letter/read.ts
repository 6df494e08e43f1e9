import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { mayPrint } from '../../server/store/printed/printable.ts'
import { printedRegistration, sessionsOf } from '../../server/store/printed/printed-registration.ts'
import registrationPlacementLetter from './document.ts'

export default reading(
  registrationPlacementLetter,
  async ({ db, actor }, { CourseRegistraionID: id, AnnualPlanID }) => {
    if (!(await mayPrint(db, actor, 'placement', { id, planRowId: AnnualPlanID }))) return null
    const found = await printedRegistration(db, id)
    const { timeZone } = await settings(db, zoneSettings)
    const { RegistrationCode, ConfirmedAt, TraineeCode, TraineeName, CourseCode, CourseName, ClassCode, Hours } = found
    const { StartDate, EndDate, Place, ClassRoomName, Flight, HotelName, OtherHotel } = found
    return {
      content: {
        ...{ RegistrationCode, TraineeCode, TraineeName, CourseCode, CourseName, ClassCode, Hours },
        ...{ StartDate, EndDate, Place, ClassRoomName, Flight, HotelName, OtherHotel },
        ConfirmedOn: ConfirmedAt && dayOf(new Date(ConfirmedAt), timeZone),
        RoomTypeName: found.NeedsAccommodation ? found.RoomTypeName : null,
        Sessions: await sessionsOf(db, found.classId),
      },
      record: ['registration', id],
    }
  },
)
