-- Whom one writes to may be asked by the sector that instructors work in (people.instructor_sector_facts).
update campaigns.audience set conditions = conditions || '{"SectorIDs": []}';
