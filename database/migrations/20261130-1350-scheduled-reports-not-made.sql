-- Why the last report of a schedule could not be made for somebody; null where it could.
alter table reports.recipient add column failure text;
