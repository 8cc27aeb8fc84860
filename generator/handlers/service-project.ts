import { Project } from 'ts-morph';

/** The hand-written modules, parsed but not type-checked, which suffices to find objects by their declared types. */
export function openService(folder: string): Project {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
  });
  project.addSourceFilesAtPaths(`${folder}/**/*.ts`);
  project.createDirectory(folder);
  return project;
}
