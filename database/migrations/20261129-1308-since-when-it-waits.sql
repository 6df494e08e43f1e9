-- Since when what waits on each track does so, of those that wait: an invoice to pay since it was sent, a visa since it was
-- asked for. Empty: since the registration was handed in.
alter table registration.registration
  add column main_since timestamptz,
  add column visa_since timestamptz,
  add column money_since timestamptz,
  add column travel_since timestamptz;

update registration.registration r
set main_since = s.main_since, visa_since = s.visa_since, money_since = s.money_since, travel_since = s.travel_since
from (
  select w.id,
    max(m.at) filter (where m.track = 'main' and case
      when w.main in ('submitted', 'underReview') then m.to_state = 'submitted'
      when w.main = 'confirmed' then m.to_state = 'approved'
      else true end) as main_since,
    max(m.at) filter (where m.track = 'visa') as visa_since,
    max(m.at) filter (where case
      when w.money = 'notDue' or w.main in ('rejected', 'withdrawn', 'cancelled', 'transferred') then m.track in ('main', 'money')
      when w.money in ('invoiced', 'overdue') then m.track = 'money' and m.to_state = 'invoiced'
      else m.track = 'money' end) as money_since,
    max(m.at) filter (where m.track = 'travel' or m.track = 'main' and m.to_state = 'approved') as travel_since
  from registration.registration w
  join registration.move m on m.registration_id = w.id and (m.from_state <> m.to_state or m.action = 'offerSeat')
  where w.main in ('draft', 'submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved')
    or w.main in ('approved', 'confirmed') and w.travel = 'awaitingTravel'
    or w.main in ('approved', 'confirmed') and w.place_asked
    or w.main in ('approved', 'rejected', 'withdrawn', 'cancelled', 'transferred') and w.money in ('paid', 'partial', 'proofUploaded')
  group by w.id
) s
where s.id = r.id;

-- A home reads all of it from this index alone.
drop index registration.registration_that_waits;
create index registration_that_waits on registration.registration (main)
  include (visa, money, travel, has_seat, class_id, trainee_id, organization_id, place_asked, taken_over_at, submitted_at,
    created_at, main_since, visa_since, money_since, travel_since)
  where main in ('draft', 'submitted', 'underReview', 'changesRequested', 'waitlisted', 'approved')
    or main in ('approved', 'confirmed') and travel = 'awaitingTravel'
    or main in ('approved', 'confirmed') and place_asked
    or main in ('approved', 'rejected', 'withdrawn', 'cancelled', 'transferred') and money in ('paid', 'partial', 'proofUploaded');
