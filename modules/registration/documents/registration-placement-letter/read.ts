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
    return {
      content: {
        RegistrationCode: found.RegistrationCode,
        ConfirmedOn: found.ConfirmedAt && dayOf(new Date(found.ConfirmedAt), timeZone),
        TraineeCode: found.TraineeCode,
        TraineeName: found.TraineeName,
        CourseCode: found.CourseCode,
        CourseName: found.CourseName,
        ClassCode: found.ClassCode,
        StartDate: found.StartDate,
        EndDate: found.EndDate,
        Hours: found.Hours,
        Place: found.Place,
        ClassRoomName: found.ClassRoomName,
        Sessions: await sessionsOf(db, found.classId),
        Flight: found.Flight,
        HotelName: found.HotelName,
        OtherHotel: found.OtherHotel,
        RoomTypeName: found.NeedsAccommodation ? found.RoomTypeName : null,
      },
      record: ['registration', id],
    }
  },
)
