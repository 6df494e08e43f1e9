import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as registration } from '../ar.ts'
import { ar as travel } from '../travel/ar.ts'
import { ar as accommodationRecord } from '#modules/accommodation/text/record/ar.ts'

export const ar = {
  /* Calls that do no act of their own: the words of their rights. */
  rights: {
    approveRegistrations: registration.acts.approve.do,
    sendInvoices: registration.acts.sendInvoice.do,
  },
  /* What the audit of older academies tells, from before types of rooms were a list of the academy's. */
  facts: { roomType: registration.fields.roomType },
  roomTypes: { single: 'مفردة', double: 'مزدوجة', triple: 'ثلاثية' },
  /* The registration's columns, as the audit shows them before and after. */
  columns: {
    sharedRoom: 'الغرفة في القائمة',
    objection: 'مانع جرى تجاوزه',
    isAgreed: 'المكان متفق عليه في طلب دورة',
    placeAsked: 'بانتظار تأكيد المتدرب حضوره',
    traineeBudgetMinor: registration.fields.traineeBudget,
    courseBudgetMinor: registration.fields.courseBudget,
    main: 'حالة التسجيل',
    visa: registration.fields.visa,
    money: registration.fields.money,
    travel: registration.fields.travel,
    hasSeat: 'له مقعد',
    seatUntil: registration.fields.seatUntil,
    seatFrozenAt: 'أُوقفت مهلة المقعد',
    reason: terms.reason,
    organizationId: terms.organizationNumber,
    organizationAgreedAt: 'وافقت الجهة على السداد',
    takenOverAt: 'تسلُّم المسودة في',
    submittedAt: 'أُرسل الطلب',
    waitingSince: 'في قائمة الانتظار منذ',
    confirmedAt: registration.acts.confirm.past,
    arrivesOn: travel.arrivalDay,
    arrivesAt: travel.arrivalTime,
    departsOn: travel.departureDay,
    departsAt: travel.departureTime,
    departureFlight: travel.departureFlight,
    flight: registration.fields.flight,
    hotel: registration.fields.hotel,
    roomTypeId: accommodationRecord.columns.roomTypeId,
    hotelId: accommodationRecord.columns.hotelId,
    nights: registration.fields.nights,
    wishedClassId: 'رقم الشعبة المطلوب النقل إليها',
    needsAccommodation: 'تلزم إقامة',
  },
} as const
